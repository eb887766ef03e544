import ConfigProvider from 'antd/es/config-provider';
import { Outlet } from 'react-router-dom';
import { theme } from '@/shared/ui/theme';

/** The component library in the portal's colours. It arrives with the first screen, not with the layout, and stays. */
export function Component() {
  return (
    <ConfigProvider theme={theme}>
      <Outlet />
    </ConfigProvider>
  );
}
