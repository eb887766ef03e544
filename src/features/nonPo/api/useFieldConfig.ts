import { startEarly } from '@/platform/graphql/early';
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
export function startFieldConfig(parties: Parties): void {
  startEarly(ConfigByRegionCompanyDocument, variablesOf(parties));
}
