import { useEffect, useState } from 'react';
import { Combobox } from '#src/ui/combobox/Combobox.tsx';
import type { ComboboxOption } from '#src/ui/combobox/match.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { SwapPair } from '#src/ui/SwapPair.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { readAmount, writeAmount } from './amounts.ts';
import type { Conversion } from './conversion.ts';
import { convert } from './convert.ts';
import { decimalsOf } from './currencies.ts';
import styles from './currency-converter.module.css';
import type en from './messages/en.json';
import type { Pair } from './usePair.ts';

type Side = keyof Pair;

interface Props extends Conversion {
  readonly options: readonly ComboboxOption[];
  readonly onChoose: (pair: Pair) => void;
  /** The amount that stands in the first field at the beginning. */
  readonly initial: number;
}

/** What a visitor has typed, on which side, and the last amount that could be read of it. */
interface Typed {
  readonly side: Side;
  readonly text: string;
  readonly amount: number;
}

/** Ms after the last change until what comes out is said. */
const pause = 500;

const otherOf = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/** Two amounts that follow each other, their currencies, and the way to exchange them. */
export function Fields({ pair, fromRate, toRate, options, onChoose, initial }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const format = useFormat();
  const { language } = usePage();
  const [typed, setTyped] = useState<Typed>({
    side: 'from',
    text: writeAmount(String(initial), language),
    amount: initial,
  });
  const { side, text, amount } = typed;
  const other = otherOf(side);
  const rate = { from: fromRate, to: toRate };
  const result = convert(amount, rate[side], rate[other], decimalsOf(pair[other]));
  const read = readAmount(text, language);
  const texts = { [side]: text, [other]: writeAmount(result, language) } as Record<Side, string>;

  const type = (onSide: Side, written: string) => {
    const now = readAmount(written, language);
    setTyped((before) => {
      // A text that is no amount leaves what was last worth something, in the currency of its side.
      const last = before.side === onSide ? before.amount : Number(result);
      return { side: onSide, text: written, amount: typeof now === 'number' ? now : last };
    });
  };
  const [told, setTold] = useState(text);
  const tell = ({ from, to }: Pair) => track({ event: 'form_submit', clickText: `${from} ${to}` });
  const tellAmount = () => {
    if (typeof read !== 'number' || text === told) return;
    setTold(text);
    tell(pair);
  };
  const choose = (next: Pair) => {
    onChoose(next);
    tell(next);
  };
  const turned = { from: pair.to, to: pair.from };
  const chooseOn = (onSide: Side, code: string) => {
    if (code === '') return;
    const next = { ...pair, [onSide]: code };
    // The same currency twice is the wish to turn them round.
    choose(next.from === next.to ? turned : next);
  };
  const written = { [side]: String(amount), [other]: result } as Record<Side, string>;
  const money = (on: Side) => `${writeAmount(written[on], language)} ${pair[on]}`;
  const rateText = format.number(toRate / fromRate, { maximumSignificantDigits: 6 });

  const sideOf = (one: Side) => (
    <div className={styles['side']} role="group" aria-label={t(one)}>
      <FieldShell
        label={t(one === 'from' ? 'amount' : 'result')}
        error={one === side && typeof read === 'string' ? t(read) : undefined}
        kind="ltr"
      >
        {(control) => (
          <input
            {...control}
            form=""
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={texts[one]}
            onChange={({ target }) => type(one, target.value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onBlur={() => one === side && tellAmount()}
            onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && tellAmount()}
          />
        )}
      </FieldShell>
      <Combobox
        label={t('currency')}
        placeholder={t('chooseCurrency')}
        unknown={t('unknownCurrency')}
        options={options}
        value={pair[one]}
        onChange={(code) => chooseOn(one, code)}
      />
    </div>
  );

  return (
    <div className={styles['fields']}>
      <SwapPair
        first={sideOf('from')}
        second={sideOf('to')}
        swapLabel={t('swap')}
        onSwap={() => choose(turned)}
      />
      <Result text={t('isWorth', { from: money('from'), to: money('to') })} />
      <p className={styles['rate']}>
        <bdi dir="ltr">{`1 ${pair.from} = ${rateText} ${pair.to}`}</bdi>
      </p>
    </div>
  );
}

/** What comes out, as a sentence that is said half a second after its last change. */
function Result({ text }: { readonly text: string }) {
  const [shown, setShown] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setShown, pause, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={styles['result']}>
      {shown}
    </p>
  );
}
