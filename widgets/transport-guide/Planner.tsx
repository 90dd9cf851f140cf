import { useMemo, useState } from 'react';
import { locales, type Language } from '#src/i18n/languages.ts';
import { Combobox } from '#src/ui/combobox/Combobox.tsx';
import type { ComboboxOption } from '#src/ui/combobox/match.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { SwapPair } from '#src/ui/SwapPair.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import type { Network } from './network.ts';
import { Results } from './Results.tsx';
import styles from './transport-guide.module.css';
import type { EntryPoint } from './widget.ts';

interface Props {
  readonly network: Network;
  readonly entryPoints: readonly EntryPoint[];
  /** Start and destination have become the same. */
  readonly onStay: () => void;
}

/** The identifiers of start and destination; empty for what is not chosen. */
interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Start and destination, and how one gets from one to the other. */
export function Planner({ network, entryPoints, onStay }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const { language } = usePage();
  const level = useHeadingLevel();
  const [pair, setPair] = useState<Pair>({ from: '', to: '' });
  const options = useMemo(
    () => placeOptions(network, entryPoints, language),
    [network, entryPoints, language],
  );
  const from = network.places.get(pair.from);
  const to = network.places.get(pair.to);

  const choose = (next: Pair) => {
    setPair(next);
    if (next.from === '' || next.to === '') return;
    track({ event: 'form_submit', clickText: `${next.from} ${next.to}` });
    if (next.from === next.to) onStay();
  };
  const sideOf = (side: keyof Pair) => (
    <Combobox
      label={t(side)}
      placeholder={t('choosePlace')}
      unknown={t('unknownPlace')}
      options={options}
      value={pair[side]}
      onChange={(id) => choose({ ...pair, [side]: id })}
    />
  );

  return (
    <div className={styles['planner']}>
      <Heading level={level}>{t('between')}</Heading>
      <SwapPair
        first={sideOf('from')}
        second={sideOf('to')}
        swapLabel={t('swap')}
        onSwap={() => choose({ from: pair.to, to: pair.from })}
      />
      {from && to ? (
        <Results network={network} from={from} to={to} />
      ) : (
        <p className={styles['quiet']}>{t('chooseTwo')}</p>
      )}
    </div>
  );
}

/** The places by name, each found by its identifier and the codes of its entry points, too. */
function placeOptions(
  { places }: Network,
  entryPoints: readonly EntryPoint[],
  language: Language,
): readonly ComboboxOption[] {
  const { compare } = new Intl.Collator(locales[language]);
  return [...places.values()]
    .map(({ id, label }) => ({
      value: id,
      label,
      names: [
        id.replaceAll('-', ' '),
        ...entryPoints.flatMap(({ city, code }) => (city === id && code !== '' ? [code] : [])),
      ],
    }))
    .toSorted((one, other) => compare(one.label, other.label));
}
