import type { RefObject } from 'react';
import { MenuPanel } from './MenuPanel.tsx';
import { MorePanel } from './MorePanel.tsx';
import { useDismiss } from './useDismiss.ts';
import type { Config, MenuItem } from './widget.ts';

interface Props {
  /** The item that is open; of “More” all that are under it. */
  readonly items: readonly MenuItem[];
  readonly isMore?: boolean | undefined;
  readonly config: Config;
  /** Holds the button and the panel. */
  readonly area: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** What stands in an open panel of the main menu. */
export function MainMenuPanel({ items, isMore, config, ...dismissal }: Props) {
  useDismiss({ isOpen: true, ...dismissal });
  if (isMore) return <MorePanel items={items} config={config} />;
  return items.map((item) => <MenuPanel key={item.title} item={item} config={config} />);
}
