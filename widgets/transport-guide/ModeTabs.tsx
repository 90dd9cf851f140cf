import { AuthorsIcon } from '#src/remote-icon/AuthorsIcon.tsx';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import { Operators } from './Operators.tsx';
import styles from './transport-guide.module.css';
import type { Mode } from './widget.ts';

interface Props {
  readonly modes: readonly Mode[];
  /** The identifier of the mode that is shown; the first at first. */
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** What visitors should know of each mode, and its operators. */
export function ModeTabs({ modes, selected, onSelect }: Props) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const level = useHeadingLevel();
  const tabs = modes.map(({ id, label, iconName = '', body, operators }) => ({
    key: id,
    title: label,
    icon: iconName && <AuthorsIcon name={iconName} size={20} />,
    panel: (
      <div className={styles['mode']}>
        {/* Printed, the tabs are gone. */}
        <div className={styles['printed']}>
          <Heading level={levelBelow(level)}>{label}</Heading>
        </div>
        {body && <RichText html={body} headingLevel={levelBelow(level)} otherwise={null} />}
        {operators.length > 0 && <Operators operators={operators} />}
      </div>
    ),
  }));
  const select = (id: string) => {
    onSelect(id);
    track({ event: 'tab_click', clickText: modes.find((mode) => mode.id === id)?.label });
  };
  return (
    <div className={styles['part']}>
      <Heading level={level}>{t('modes')}</Heading>
      <Tabs label={t('modes')} tabs={tabs} selected={selected} onSelect={select} />
    </div>
  );
}
