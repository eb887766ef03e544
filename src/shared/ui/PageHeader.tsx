import type { ReactNode } from 'react';
import { BackLink } from './BackLink';
import { Box, Row, Text } from './layout';
import { StatusTag } from './StatusTag';

interface PageHeaderProps {
  title: string;
  backTo?: string;
  backLabel?: string;
  actions?: ReactNode;
  status?: string | null;
  children?: ReactNode;
}

export function PageHeader({ title, backTo, backLabel = 'Back', actions, status, children }: PageHeaderProps) {
  return (
    <Box as="header" below={4}>
      <Row wrap gap={[2, 5]}>
        <Row align="start" gap={3}>
          {backTo !== undefined && <BackLink to={backTo} label={backLabel} />}
          <Text as="h1" tone="ink" size="page" breaks>
            {title}
          </Text>
        </Row>
        <StatusTag status={status} />
        {actions !== undefined && (
          <Row wrap pushed gap={4}>
            {actions}
          </Row>
        )}
      </Row>
      <Box above={3} hushed>
        {children}
      </Box>
    </Box>
  );
}
