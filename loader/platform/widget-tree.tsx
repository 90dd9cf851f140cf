import { useInsertionEffect, type ComponentType, type ReactElement } from 'react';
import { TextSourceContext, type TextSource } from '#src/rich-text/text-source.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { ScopeContext, type WidgetScope } from '#src/widget/context.ts';
import { Boundary } from './Boundary.tsx';

/** One widget on its way to the page. */
export interface Item {
  readonly Widget: ComponentType<WidgetProps<never>>;
  readonly config: unknown;
  readonly scope: WidgetScope;
  /** Where rich text may find itself written already. */
  readonly textSource: TextSource;
  /** What it renders is there, but not yet on the page: before any of its effects can measure it. */
  onInserted(): void;
  /** It has been drawn. */
  onCommitted(): void;
  /** It threw while rendering, in an effect, or as it went. */
  onError(error: unknown): void;
  /** Empties it while its boundary still stands; there once it has been drawn. */
  leave?: () => void;
}

/** A widget in all that stands around it; the same tree on the server, in a portal and when hydrated. */
export function widgetTree(item: Item): ReactElement {
  const { Widget, config, scope, textSource } = item;
  return (
    <ScopeContext value={scope}>
      <TextSourceContext value={textSource}>
        <Boundary item={item}>
          <Arrival item={item} />
          <Widget config={config as never} />
        </Boundary>
      </TextSourceContext>
    </ScopeContext>
  );
}

/** Tells that what stands beside it is there. Goes with it: one that fails at once, or waits, never arrives. */
function Arrival({ item: { onInserted } }: { readonly item: Item }) {
  useInsertionEffect(onInserted, [onInserted]);
  return null;
}
