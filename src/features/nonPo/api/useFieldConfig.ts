import { useRecord } from '@/platform/graphql/useRequest';
import { ConfigByRegionCompanyDocument } from './fieldConfig.graphql.generated';

/** The region/company configuration of the screen's fields; a region is a company's country code. Null until both are known. */
export function useFieldConfig(parties: { countryCode: string; companyCode: string } | null) {
  const variables = parties && { region: parties.countryCode, companyCode: parties.companyCode };
  const { data, ...rest } = useRecord(ConfigByRegionCompanyDocument, variables);
  return { config: data ? (data.configByRegionCompany?.config ?? null) : undefined, ...rest };
}
