import { prefetch } from '@/platform/graphql/prefetch';
import { useRecord } from '@/platform/graphql/useRequest';
import { ConfigByRegionCompanyDocument } from './fieldConfig.graphql.generated';

interface Parties {
  countryCode: string;
  companyCode: string;
}

const variablesOf = ({ countryCode, companyCode }: Parties) => ({ region: countryCode, companyCode });

/** The region/company configuration of the screen's fields; a region is a company's country code. Null until both are known. */
export function useFieldConfig(parties: Parties | null) {
  const { data, ...rest } = useRecord(ConfigByRegionCompanyDocument, parties && variablesOf(parties));
  return { config: data ? (data.configByRegionCompany?.config ?? null) : undefined, ...rest };
}

/** Asks for the configuration before the screen's code has arrived. */
export function prefetchFieldConfig(parties: Parties): void {
  prefetch(ConfigByRegionCompanyDocument, variablesOf(parties));
}
