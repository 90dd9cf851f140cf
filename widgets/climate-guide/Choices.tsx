import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { listOf } from '#src/text/list-of.ts';
import styles from './climate-guide.module.css';
import type en from './messages/en.json';
import { Toggle } from './Toggle.tsx';
import { useMonthName, type Unit } from './useMeasures.ts';
import type { City } from './widget.ts';

/** What is shown: of which city, of which month, in which degrees. */
export interface Choice {
  readonly city: City;
  /** 1 for January. */
  readonly month: number;
  readonly unit: Unit;
}

interface Props extends Choice {
  readonly cities: readonly City[];
  /** @param label the words of what was chosen */
  readonly onChange: (change: Partial<Choice>, label: string) => void;
}

const year = listOf(12, (index) => index + 1);

/** City, month and degrees. A single city is not chosen. */
export function Choices({ cities, city, month, unit, onChange }: Props) {
  const t = useMessages<typeof en>();
  const monthName = useMonthName();
  const choose = (id: string) => {
    const chosen = cities.find((one) => one.id === id);
    if (chosen) onChange({ city: chosen }, chosen.label);
  };
  return (
    <div className={styles['choices']}>
      {cities.length > 1 && (
        <FieldShell label={t('city')} kind="choice">
          {(control) => (
            <Select {...control} form="" value={city.id} onChange={({ target }) => choose(target.value)}>
              {cities.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </FieldShell>
      )}
      <FieldShell label={t('month')} kind="choice">
        {(control) => (
          <Select
            {...control}
            form=""
            value={month}
            onChange={({ target }) => {
              const chosen = Number(target.value);
              onChange({ month: chosen }, monthName(chosen));
            }}
          >
            {year.map((one) => (
              <option key={one} value={one}>
                {monthName(one)}
              </option>
            ))}
          </Select>
        )}
      </FieldShell>
      <Toggle
        label={t('degrees')}
        options={[
          { key: 'c', label: t('celsius') },
          { key: 'f', label: t('fahrenheit') },
        ]}
        chosen={unit}
        onChoose={(chosen, label) => onChange({ unit: chosen }, label)}
      />
    </div>
  );
}
