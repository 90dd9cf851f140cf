import { useInsertionEffect, type ComponentType, type ReactElement } from 'react';
import { TextSourceContext, type TextSource } from '#src/rich-text/text-source.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { ScopeContext, type WidgetScope } from '#src/widget/context.ts';
import { Boundary } from './Boundary.tsx';

/** Fetched on an author's page only. */
const SignInLinksNote = lazyComponent(
  async () => (await import('#src/sign-in/SignInLinksNote.tsx')).SignInLinksNote,
);

/** What React draws of a widget, in a page or on a server. */
export interface Drawing {
  readonly Widget: ComponentType<WidgetProps<never>>;
  readonly config: unknown;
  readonly scope: WidgetScope;
  /** Where rich text may find its HTML already rendered. */
  readonly textSource: TextSource;
  /** Called when its DOM exists but is not yet in the page, before layout effects measure it. */
  onInserted(): void;
  /** Called after the first commit, and before `onError` where that one failed. */
  onCommitted(): void;
  /** Called when it throws while rendering, in an effect or while unmounting. */
  onError(error: unknown): void;
  /** Empties it while its boundary is still mounted; set after the first commit. */
  leave?: () => void;
}

/** A widget with its context and boundary; the same tree on the server, in a portal and when hydrated. */
export function widgetTree(drawing: Drawing): ReactElement {
  const { Widget, config, scope, textSource } = drawing;
  return (
    <ScopeContext value={scope}>
      <TextSourceContext value={textSource}>
        <Boundary drawing={drawing}>
          <Arrival drawing={drawing} />
          {scope.page.cmsMode === 'author' && <SignInLinksNote />}
          <Widget config={config as never} />
        </Boundary>
      </TextSourceContext>
    </ScopeContext>
  );
}

/** Calls `onInserted` when its sibling is inserted; not if that fails at once or suspends. */
function Arrival({ drawing: { onInserted } }: { readonly drawing: Drawing }) {
  useInsertionEffect(onInserted, [onInserted]);
  return null;
}
