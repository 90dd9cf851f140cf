import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Asset, Collection } from '#src/assets/asset.schema.ts';
import { trash } from '#src/icon/glyphs.ts';
import { rememberFocus } from '#src/ui/remember-focus.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { moved } from '#src/ui/reorder/moves.ts';
import { Reorder } from '#src/ui/reorder/Reorder.tsx';
import { ReorderList } from '#src/ui/reorder/ReorderList.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-collections.module.css';
import { FileRow } from './FileRow.tsx';
import type en from './messages/en.json';
import { useKept } from './useKept.ts';
import type { Config } from './widget.ts';

type Files = Pick<Collection, 'items' | 'missing'>;

interface Props {
  readonly config: Config;
  readonly set: Collection;
  /** Called with the files as the visitor wants them. */
  readonly onChange: (files: Files) => void;
}

const listId = 'files';

/** The files of an own set: they are put in order by menu, keys and dragging, and removed; the last removal can be undone. */
export function FileList({ config, set: { items, missing }, onChange }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const heading = useId();
  const kept = useKept(items);
  const [removed, setRemoved] = useState<{ readonly asset: Asset; readonly at: number }>();
  const giveFocusBack = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    giveFocusBack.current?.();
    giveFocusBack.current = undefined;
  });

  const entries = items.map((asset) => ({ id: asset.id, name: asset.title, asset }));
  const list = { id: listId, entries };
  const put = (next: readonly Asset[]) => onChange({ items: [...next], missing });
  const remove = (id: string) => {
    const at = items.findIndex((asset) => asset.id === id);
    const asset = items[at];
    if (!asset) return;
    giveFocusBack.current = rememberFocus();
    setRemoved({ asset, at });
    put(items.toSpliced(at, 1));
  };
  const undo = () => {
    if (!removed) return;
    giveFocusBack.current = rememberFocus();
    setRemoved(undefined);
    if (!items.some(({ id }) => id === removed.asset.id)) put(items.toSpliced(removed.at, 0, removed.asset));
  };
  const words = {
    button: (title: string) => t('move', { title }),
    up: t('up'),
    down: t('down'),
    first: t('first'),
    last: t('last'),
    toList: () => '',
    help: t('moveHelp'),
    moved: ({ position, total }: { position: number; total: number }) => t('moved', { position, total }),
  };
  return (
    <div className={styles['part']}>
      {items.length > 0 && (
        <>
          <Heading level={level} look="h4" id={heading}>
            {t('inOrder')}
          </Heading>
          <Reorder
            lists={[list]}
            words={words}
            actionsOf={({ id }) => [{ label: t('remove'), glyph: trash, onChoose: () => remove(id) }]}
            onMove={(move) => put(moved([list], move)[0]?.entries.map(({ asset }) => asset) ?? items)}
          >
            <ReorderList list={list} labelledBy={heading} empty="">
              {({ asset }, button) => (
                <FileRow
                  config={config}
                  asset={asset}
                  position={items.indexOf(asset) + 1}
                  kept={kept(asset)}
                  button={button}
                />
              )}
            </ReorderList>
          </Reorder>
        </>
      )}
      <div className={styles['undo']} data-shown={removed ? '' : undefined}>
        <p role="status">{removed && t('removed', { title: removed.asset.title })}</p>
        {removed && (
          <Button look="stroke" size="small" onClick={undo}>
            {t('undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
