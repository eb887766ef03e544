import type { ComponentType, JSX } from 'react';

type Known = ComponentType<never>;

const themed = new Map<Known, Known>();

/**
 * A lazy piece that draws the component library, with the library's theme, whose code comes beside its own: it may be opened from a
 * screen that stands outside the theme. The same piece is always the same component.
 */
export async function withTheme<Props extends object>(
  loading: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Piece, { PortalTheme }] = await Promise.all([loading, import('./PortalTheme')]);
  const known = themed.get(Piece as Known);
  if (known) return known as ComponentType<Props>;
  const Themed = (props: Props & JSX.IntrinsicAttributes) => (
    <PortalTheme>
      <Piece {...props} />
    </PortalTheme>
  );
  themed.set(Piece as Known, Themed as Known);
  return Themed;
}
