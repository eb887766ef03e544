import { Outlet } from 'react-router-dom';
import { PortalTheme } from '@/shared/ui/PortalTheme';

/** The component library in the portal's colours. It arrives with the first screen that draws any of it. */
export function Component() {
  return (
    <PortalTheme>
      <Outlet />
    </PortalTheme>
  );
}
