import { operation } from '@/platform/graphql/operation';
import type { ConfigFor } from '../../recordAddress';
import { ConfigByRegionCompanyDocument } from './fieldConfig.graphql.generated';

export const fieldConfig = operation(
  ConfigByRegionCompanyDocument,
  ({ countryCode, companyCode }: ConfigFor) => ({ region: countryCode, companyCode }),
  data => data.configByRegionCompany?.config ?? null,
);
