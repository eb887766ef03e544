import { operation } from '@/platform/graphql/operation';
import type { ConfigFor } from '../../recordAddress';
import { ConfigByRegionCompanyDocument } from './fieldConfig.graphql.generated';

/** The region/company configuration of a screen's fields, null for none; a region is a company's country code. */
export const fieldConfig = operation(
  ConfigByRegionCompanyDocument,
  ({ countryCode, companyCode }: ConfigFor) => ({ region: countryCode, companyCode }),
  data => data.configByRegionCompany?.config ?? null,
);
