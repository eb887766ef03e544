import { operation } from '@/platform/graphql/operation';
import type { ConfigFor } from '../../recordAddress';
import { ConfigByRegionCompanyDocument } from './fieldConfig.graphql.generated';

/** Queries the region/company configuration of a screen; null for none. The region is the company's country code. */
export const fieldConfig = operation(
  ConfigByRegionCompanyDocument,
  ({ countryCode, companyCode }: ConfigFor) => ({ region: countryCode, companyCode }),
  data => data.configByRegionCompany?.config ?? null,
);
