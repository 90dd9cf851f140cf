import type { Cart } from '#src/assets/useCart.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './download-cart.module.css';
import type en from './messages/en.json';
import type { Row } from './rows.ts';
import { versionName } from './version-label.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly cart: Cart;
  readonly labels: Config['renditions'];
}

/** Chooses one version for all files that have it; only versions with an author's label have one name for all files. */
export function AllVersions({ rows, cart, labels }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const versions = labels.flatMap(({ key }) => {
    const having = rows.filter(({ offered }) => offered.some(({ name }) => name === key));
    const [first] = having.flatMap(({ offered }) => offered.filter(({ name }) => name === key));
    return first && having.length > 1 ? [{ key, having, label: versionName(first, labels, format) }] : [];
  });
  if (versions.length < 2) return null;
  const chosen = versions.find(({ key, having }) => having.every((row) => row.chosen?.name === key));
  const choose = (key: string) => {
    const ids = versions.find((version) => version.key === key)?.having.map(({ item }) => item.id);
    if (ids)
      cart.replace(cart.items.map((item) => (ids.includes(item.id) ? { ...item, rendition: key } : item)));
  };
  return (
    <div className={styles['all']}>
      <FieldShell label={t('allVersions')} kind="choice">
        {(control) => (
          <Select
            {...control}
            form=""
            value={chosen?.key ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t('eachOwn')}</option>
            {versions.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </FieldShell>
    </div>
  );
}
