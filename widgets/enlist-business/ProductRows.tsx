import { useEffect } from 'react';
import { byId } from '#src/page/dom.ts';
import { useEngine, type Engine } from '#src/forms/engine.ts';
import { useFormValue } from '#src/forms/useFormValue.ts';
import { isEmpty, textsIn } from '#src/forms/values.ts';
import { plus, trash } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './enlist-business.module.css';
import { productName, rowsName } from './fields.tsx';
import type en from './messages/en.json';

const fieldOf = ({ fields }: Engine, name: string) => fields.find((field) => field.name === name);

/** How many products are asked for. */
function useRows(engine: Engine): number {
  const key = fieldOf(engine, rowsName)?.key ?? '';
  return useFormValue(engine.form, (values) => Number(textsIn(values[key])[0] ?? 1), 1);
}

/** Asks for as many products as are filled in, as a draft may do at once; draws nothing. */
export function KeepRows() {
  const engine = useEngine();
  const { form } = engine;
  const key = fieldOf(engine, rowsName)?.key ?? '';
  const rows = useRows(engine);
  const filled = useFormValue(
    form,
    (values) =>
      engine.fields.reduce((most, { name, key: product }) => {
        const [, index] = /^products\.(\d+)$/.exec(name) ?? [];
        return index !== undefined && !isEmpty(values[product]) ? Math.max(most, Number(index) + 1) : most;
      }, 1),
    1,
  );
  useEffect(() => {
    if (key && filled > rows) form.setValue(key, String(filled));
  }, [form, key, filled, rows]);
  return null;
}

interface Props {
  /** Of the product, from 0. */
  readonly index: number;
  readonly most: number;
}

/** Removes a product; below the last one, asks for a further one. */
export function RowButtons({ index, most }: Props) {
  const t = useMessages<typeof en>();
  const say = useAnnounce();
  const engine = useEngine();
  const { form, idOf, step, goTo } = engine;
  const rows = useRows(engine);
  const rowsKey = fieldOf(engine, rowsName)?.key ?? '';
  const productAt = (at: number) => fieldOf(engine, productName(at));

  const add = () => {
    form.setValue(rowsKey, String(rows + 1));
    goTo(step, productAt(rows));
  };
  const remove = () => {
    for (let at = index; at < rows; at += 1) {
      const [field, next] = [productAt(at), productAt(at + 1)];
      if (!field) continue;
      form.setValue(field.key, at + 1 < rows && next ? form.getValues(next.key) : '');
      form.clearErrors(field.key);
    }
    form.setValue(rowsKey, String(rows - 1));
    say(t('productRemoved', { number: index + 1 }));
    const heir = productAt(Math.min(index, rows - 2));
    if (heir) byId(idOf(heir))?.focus();
  };
  const isLast = index === rows - 1;
  return (
    <div className={styles['row']}>
      {rows > 1 && (
        <button form="" type="button" className={styles['remove']} onClick={remove}>
          <Icon glyph={trash} size={20} />
          <span>{t('removeProduct', { number: index + 1 })}</span>
        </button>
      )}
      {isLast && rows < most && (
        <Button look="stroke" size="small" icon={plus} onClick={add}>
          {t('addProduct')}
        </Button>
      )}
      {isLast && rows >= most && <p className={styles['quiet']}>{t('mostProducts', { count: most })}</p>}
    </div>
  );
}
