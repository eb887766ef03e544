import { Outlet } from 'react-router-dom';
import { PortalTheme } from '@/shared/ui/PortalTheme';

/** Provides antd with the portal's theme. Loads with the first screen that uses antd. */
export function Component() {
  return (
    <PortalTheme>
      <Outlet />
    </PortalTheme>
  );
}
