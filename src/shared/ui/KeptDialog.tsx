import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import AntdModal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { PortalTheme } from './PortalTheme';

/**
 * Keeps one closed antd dialog mounted. antd adds a component's styles with its first use and removes them with its last; adding them on
 * open would restyle the whole page. The date picker is left out: it is large, and dialogs that open often have none.
 */
export function KeptDialog() {
  return (
    <PortalTheme>
      <AntdModal open={false} destroyOnHidden scrollLock={false} />
      <div hidden inert>
        <Button />
        <Input />
        <Input.TextArea />
        <Select open={false} />
        <Checkbox />
        <Radio />
      </div>
    </PortalTheme>
  );
}
