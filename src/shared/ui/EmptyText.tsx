import { Text } from './layout';

/** An empty place: the specification's words in `text`, what to do next in `hint`. */
export function EmptyText({ text, hint }: { text: string; hint?: string }) {
  return (
    <Text as="output" block middle pad={[7, 6]}>
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
