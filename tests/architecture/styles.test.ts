import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { withWindows } from '@/shared/ui/tokens';

const src = join(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map(name => name.replaceAll('\\', '/'));
const read = (name: string) => readFileSync(join(src, name), 'utf8');
const sheets = files.filter(name => name.endsWith('.css')).map(name => ({ name, text: read(name) }));
const code = files.filter(name => /\.tsx?$/.test(name) && !name.endsWith('.generated.ts'));

/** Counts the matches of `pattern` per file; files without a match are left out. */
const counted = (all: readonly { name: string; text: string }[], pattern: RegExp) =>
  Object.fromEntries(
    all.flatMap(({ name, text }) => {
      const { length } = [...text.matchAll(pattern)];
      return length > 0 ? [[name, length]] : [];
    }),
  );

/** Limit for all hand-written style sheets. Lower it whenever lines are removed; never raise it. */
const MOST_LINES = 6_065;

/** Hard-coded sizes with their counts. Only remove entries or lower numbers. */
const OWN_SIZES = {};

/** Breakpoints outside tokens.ts: two lines of a card that do not fit side by side on the narrowest phones. */
const OWN_WINDOWS = { 'shared/list/grid.module.css': 1 };

/**
 * Native buttons that don't look like buttons: tabs, menu and list entries, disclosure headings. Only lower
 * numbers.
 */
const RAW_BUTTONS = {
  'app/layout/AppLayout.tsx': 4,
  'app/layout/SideMenu.tsx': 1,
  'app/layout/UserMenu.tsx': 2,
  'features/support/screens/SupportScreen.tsx': 1,
  'shared/fields/edit/RowPicker.tsx': 1,
  'shared/form/SectionIndex.tsx': 1,
  'shared/importing/components/RowLists.tsx': 1,
  'shared/list/ListToolbar.tsx': 1,
  'shared/list/GridHead.tsx': 1,
  'shared/list/panel/PresetList.tsx': 1,
  'shared/preview/DocumentBeside.tsx': 2,
  'shared/ui/CountTabs.tsx': 1,
  'shared/ui/StepLine.tsx': 1,
};

/** Files that use antd outside `shared/ui` and `shared/fields`. Only remove entries. */
const BESIDE_THE_FACADE = [
  'domain/invoice/PartyFields.tsx',
  'domain/orders/PickerModal.tsx',
  'features/te/components/TeImportModal.tsx',
  'shared/approval/ApproveDialog.tsx',
  'shared/approval/NotesDialog.tsx',
  'shared/history/HistoryLog.tsx',
  'shared/list/panel/FilterForm.tsx',
  'shared/list/panel/PanelDrawer.tsx',
  'shared/list/panel/SavePreset.tsx',
  'shared/list/panel/filterControls.tsx',
];

describe('style sheets', () => {
  it("don't exceed the line limit", () => {
    const lines = sheets.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
    expect(lines).toBeLessThanOrEqual(MOST_LINES);
  });

  it('use tokens for font sizes, gaps and paddings', () => {
    const sized = /^\s*(?:font-size|(?:row-|column-)?gap|padding(?:-[a-z-]+)?):[^;]*\b[1-9]\d*(?:\.\d+)?px/gm;
    expect(counted(sheets, sized)).toEqual(OWN_SIZES);
  });

  it('use only named breakpoints', () => {
    expect(counted(sheets, /@media[^{]*\(\s*(?:(?:min|max)-)?(?:width|height)\b/g)).toEqual(OWN_WINDOWS);
    for (const { text } of sheets) expect(() => withWindows(text)).not.toThrow();
  });

  it('use tokens for high z-index values and large shadows', () => {
    const layers = /z-index: (?:[6-9]|\d{2,})/g;
    const shadows = /box-shadow:[^;]*\b(?:[4-9]|\d{2,})px(?! 0 0)/g;
    expect(counted(sheets, layers)).toEqual({});
    expect(counted(sheets, shadows)).toEqual({});
  });
});

describe('components', () => {
  const texts = code.map(name => ({ name, text: read(name) }));

  it('render buttons with Button', () => {
    const others = texts.filter(({ name }) => name !== 'shared/ui/Button.tsx');
    expect(counted(others, /<button\b|as="button"/g)).toEqual(RAW_BUTTONS);
  });

  it('use antd outside shared/ui and shared/fields only in the listed files', () => {
    const beside = texts.filter(
      ({ name, text }) => /from 'antd[/']/.test(text) && !/^shared\/(ui|fields)\//.test(name),
    );
    expect(beside.map(({ name }) => name).toSorted()).toEqual(BESIDE_THE_FACADE);
  });
});
