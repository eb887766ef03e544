import { Outlet } from 'react-router-dom';
import { PortalTheme } from '@/shared/ui/PortalTheme';

export function Component() {
  return (
    <PortalTheme>
      <Outlet />
    </PortalTheme>
  );
}
