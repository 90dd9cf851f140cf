import { useInsertionEffect, type ReactElement } from 'react';
import { TextSourceContext } from '#src/rich-text/text-source.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { ScopeContext } from '#src/widget/context.ts';
import { Boundary } from './Boundary.tsx';
import type { Drawing } from './drawing.ts';

/** Fetched on an author's page only. */
const AuthorNotes = lazyComponent(async () => (await import('./AuthorNotes.tsx')).AuthorNotes);

/** A widget with its context and boundary; the same tree on the server, in a portal and when hydrated. */
export function widgetTree(drawing: Drawing): ReactElement {
  const { Widget, config, scope, textSource } = drawing;
  return (
    <ScopeContext value={scope}>
      <TextSourceContext value={textSource}>
        <Boundary drawing={drawing}>
          <Arrival drawing={drawing} />
          {scope.page.cmsMode === 'author' && <AuthorNotes />}
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
