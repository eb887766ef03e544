import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import DatePicker from 'antd/es/date-picker';
import Input from 'antd/es/input';
import AntdModal from 'antd/es/modal';
import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { PortalTheme } from './PortalTheme';

/**
 * A closed dialog and what dialogs draw, never shown. The library creates the styles of a component with its first use and removes them with
 * its last: while these stay mounted, a dialog opens without creating styles, which would restyle the whole page.
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
        <DatePicker open={false} />
      </div>
    </PortalTheme>
  );
}
