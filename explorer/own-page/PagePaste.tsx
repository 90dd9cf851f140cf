import { useMemo } from 'react';
import { fallbackOf } from '../../cms/templates/fallback.ts';
import type { Surroundings } from '../data.ts';
import { writeAddress } from '../page/address.ts';
import { packPage } from '../parts/shared-page.ts';
import { demoAddresses } from '../paste/demo-addresses.ts';
import { CodeBlock } from '../paste/CodeBlock.tsx';
import { policyFor } from '../paste/policy.ts';
import { PolicyBlock } from '../paste/PolicyBlock.tsx';
import { useRichText } from '../paste/useRichText.ts';
import { partsOf, wholePage } from '../paste/whole-page.ts';
import { usePacked } from '../usePacked.ts';
import { useWords } from '../words.ts';
import type { KnownPart } from './useWidgets.ts';
import words from './words.json';

interface Props {
  /** In the page's order. */
  readonly parts: readonly KnownPart[];
  readonly surroundings: Surroundings;
}

/** The page as it can be handed on: as a file, as HTML for a page that is there, as an address. */
export function PagePaste({ parts, surroundings }: Props) {
  const t = useWords(words);
  const writeRichText = useRichText();
  const written = useMemo(
    () =>
      parts.map(({ id, widget, data, config, margin }) => ({
        widget: data,
        config,
        mount: {
          fallback: fallbackOf(data.form, config, writeRichText),
          attributes: {
            // The first of its kind needs no name.
            ...(id === widget ? {} : { id }),
            ...(margin === 'sm' ? { 'data-margin': 'sm' } : {}),
          },
        },
      })),
    [parts, writeRichText],
  );
  const addresses = useMemo(
    () => demoAddresses(parts.map(({ config, data }) => ({ config, examples: data.examples }))),
    [parts],
  );
  const placed = parts.map(({ id, data, config }) => ({ form: data.form, config, label: `${id}.` }));
  return (
    <section className="ex-paste" aria-labelledby="paste">
      <h2 id="paste">{t('paste')}</h2>
      <div className="ex-paste-panel">
        <CodeBlock
          title={t('page')}
          about={t('pageAbout')}
          copy={t('copyPage')}
          code={wholePage(written, surroundings)}
        />
        {addresses.length > 0 && (
          <details className="ex-paste-demo">
            <summary>{t('demoAddresses', { count: addresses.length })}</summary>
            <ul dir="ltr" translate="no">
              {addresses.map((address) => (
                <li key={address}>
                  <code>{address}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
        <CodeBlock
          title={t('widgets')}
          about={t('widgetsAbout')}
          copy={t('copyWidgets')}
          code={partsOf(written)}
        />
        <PolicyBlock policy={policyFor(placed, surroundings.language)} />
        <AddressBlock parts={parts} surroundings={surroundings} />
      </div>
    </section>
  );
}

/** The address of a page that another browser shows, too. */
function AddressBlock({ parts, surroundings }: Props) {
  const t = useWords(words);
  const packed = usePacked(parts, packPage);
  const query = writeAddress(
    { widget: '', example: 'default', part: '', surroundings, width: undefined },
    undefined,
  );
  return (
    <CodeBlock
      title={t('address')}
      about={t('addressAbout')}
      copy={t('copyAddress')}
      code={packed && `${location.origin}${location.pathname}${query}${packed}`}
    />
  );
}
