import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SiteData, Surroundings } from '../data.ts';
import { OrderButtons, RemoveButton } from '../order/OrderButtons.tsx';
import { writeAddress } from '../page/address.ts';
import { pageHref } from '../page-href.ts';
import { rearranged, removed, undone, type Part } from '../parts/parts.ts';
import { changePage } from '../parts/stored-page.ts';
import { useOwnPage } from '../parts/useOwnPage.ts';
import { LanguageContext, useWords, type ExplorerLanguage } from '../words.ts';
import type { KnownPart } from './useWidgets.ts';
import words from './words.json';

interface Props {
  /** In the page's order. */
  readonly parts: readonly KnownPart[];
  /** Those whose widget this release does not have. */
  readonly unknown: readonly Part[];
  readonly site: SiteData;
  readonly surroundings: Surroundings;
}

/** The widgets of the page in their order: to be changed, moved and removed, with undo. */
export function PartList({ parts, unknown, site, surroundings }: Props) {
  const t = useWords(words);
  const language = use(LanguageContext);
  const { past } = useOwnPage();
  const [said, setSaid] = useState('');

  /** A change after which an element has the focus: the one that was pressed may have moved, or be gone. */
  const change = (make: Parameters<typeof changePage>[0], focus: string, status: string) => {
    flushSync(() => {
      const isKept = changePage(make);
      setSaid(isKept ? status : t('notKept'));
    });
    document.getElementById(focus)?.focus();
  };
  const move = (index: number, button: 'up' | 'down') => {
    const to = index + (button === 'up' ? -1 : 1);
    const { id } = parts[index]!;
    const order = parts.toSpliced(index, 1).toSpliced(to, 0, parts[index]!);
    const ids = [...order, ...unknown].map((part) => part.id);
    const status = t('moved', {
      name: nameOf(parts[index]!, language),
      position: to + 1,
      count: parts.length,
    });
    const sort = (all: readonly Part[]) => all.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    change((page) => rearranged(page, sort(page.parts)), `${id}-${button}`, status);
  };
  const remove = (id: string, name: string) =>
    change((page) => removed(page, id), 'parts-undo', t('removed', { name }));

  return (
    <section className="ex-own" aria-labelledby="parts">
      <div className="ex-widget-bar">
        <h2 id="parts">{t('parts')}</h2>
        <p className="ex-own-said" role="status">
          {said}
        </p>
        <button
          type="button"
          id="parts-undo"
          className="ex-button"
          aria-disabled={past.length === 0 || undefined}
          onClick={() => past.length > 0 && change(undone, 'parts-undo', t('undone'))}
        >
          {t('undo')}
        </button>
      </div>
      {parts.length + unknown.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ol className="ex-own-list">
          {parts.map((part, index) => (
            <Row
              key={part.id}
              part={part}
              surroundings={surroundings}
              picture={site.widgets.find(({ name }) => name === part.widget)?.picture}
              canMoveUp={parts[index - 1]?.place === part.place}
              canMoveDown={parts[index + 1]?.place === part.place}
              onMove={(button) => move(index, button)}
              onRemove={(name) => remove(part.id, name)}
            />
          ))}
          {unknown.map(({ id, widget }) => (
            <li key={id} className="ex-own-part">
              <p className="ex-error">{t('unknown', { name: widget })}</p>
              <RemoveButton name={widget} onPress={() => remove(id, widget)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What a part is called; of several of a kind the later ones have their number. */
const nameOf = ({ id, widget, data }: KnownPart, language: ExplorerLanguage): string =>
  `${data.title[language]}${id.slice(widget.length).replace('-', ' ')}`;

interface RowProps {
  readonly part: KnownPart;
  readonly surroundings: Surroundings;
  readonly picture: string | undefined;
  /** A header stays first and a footer last. */
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  readonly onMove: (button: 'up' | 'down') => void;
  readonly onRemove: (name: string) => void;
}

function Row({ part, surroundings, picture, canMoveUp, canMoveDown, onMove, onRemove }: RowProps) {
  const t = useWords(words);
  const language = use(LanguageContext);
  const { id, widget, judge, config, margin } = part;
  const name = nameOf(part, language);
  const { title } = config;
  const faults = judge(config).length;
  const address = writeAddress(
    {
      widget,
      example: 'default',
      part: id,
      surroundings: { ...surroundings, language: part.language, margin },
      width: undefined,
    },
    undefined,
  );
  return (
    <li className="ex-own-part">
      <img src={picture} alt="" width="480" height="320" loading="lazy" />
      <div className="ex-own-name">
        <h3>
          <a href={pageHref('widget', language) + address}>{name}</a>
        </h3>
        {typeof title === 'string' && <p lang={part.language}>{title}</p>}
        {faults > 0 && <p className="ex-error">{t('issues', { count: faults })}</p>}
      </div>
      <OrderButtons
        id={id}
        name={name}
        canMoveUp={canMoveUp}
        canMoveDown={canMoveDown}
        onMove={onMove}
        onRemove={() => onRemove(name)}
      />
    </li>
  );
}
