import { Text } from './layout';

/** Empty state: the specification's `text`, and the next step as `hint`. */
export function EmptyText({ text, hint }: { text: string; hint?: string }) {
  return (
    <Text as="output" block middle pad={[7, 6]} data-print="no">
      <Text block tone="soft">
        {text}
      </Text>
      {hint !== undefined && (
        <Text block tone="faint" size="small" above={2}>
          {hint}
        </Text>
      )}
    </Text>
  );
}
