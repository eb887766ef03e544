import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Box, Row, Text } from './layout';
import styles from './PageHeader.module.css';
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
    <Box as="header" below={5}>
      {backTo !== undefined && (
        <Link className={styles.back} to={backTo} data-touch data-print="no">
          <svg aria-hidden="true" width="14" height="14" viewBox="0 0 16 16" fill="none">
            <path d="M10 3 5 8l5 5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
          {backLabel}
        </Link>
      )}
      <Row place="between" wrap gap={[4, 6]}>
        <Row wrap gap={[2, 5]}>
          <Text as="h1" tone="ink" size="page" breaks>
            {title}
          </Text>
          <StatusTag status={status} />
        </Row>
        {actions !== undefined && (
          <Row wrap gap={4}>
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
