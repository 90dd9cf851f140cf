import { useQueryClient } from '@tanstack/react-query';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadSanitiser } from '#src/rich-text/sanitise.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { usePage } from '#src/widget/context.ts';
import { svgQuery } from './queries.ts';
import { toPrefix } from './svg.ts';
import styles from './svg-icon.module.css';

interface Props {
  /** Where the svg lies. */
  readonly address: string;
  /** Edge in px: 24 alone, 20 in buttons, 16 in labels. */
  readonly size?: 16 | 20 | 24;
}

/**
 * An icon by the address of its svg: shown only when the fetched text begins with an svg tag and something of it is
 * left after sanitising; its ids are its own each time it is used. Else it is marked as not successful
 * (`data-successful="false"`) and takes no space: the label stands alone. It repeats what the label says, so assistive
 * technology passes over it.
 */
export function SvgIcon({ address, size = 24 }: Props) {
  const page = usePage();
  const client = useQueryClient();
  const query = useMemo(() => svgQuery(page, address), [page, address]);
  // One that has failed on this page is not asked for again.
  const hasFailed = client.getQueryState(query.queryKey)?.status === 'error';
  const { data: markup, status } = useCachedQuery(query, !hasFailed) ?? {};
  const prefix = toPrefix(useId());
  const element = useRef<HTMLSpanElement>(null);
  const [refused, setRefused] = useState<string>();

  useLayoutEffect(() => {
    if (markup === undefined) return undefined;
    let isOver = false;
    const refuse = () => isOver || setRefused(markup);
    loadSanitiser().then((sanitiser) => {
      const graphic = sanitiser.svg(markup, prefix);
      if (!graphic) refuse();
      else if (!isOver && element.current) element.current.innerHTML = graphic;
    }, refuse);
    return () => {
      isOver = true;
    };
  }, [markup, prefix]);

  const isSuccessful = status !== 'error' && (markup === undefined || refused !== markup);
  return (
    <span
      // Each icon has an element of its own: a shared one would show the old icon while the next is fetched.
      key={address}
      ref={element}
      className={styles['icon']}
      data-size={size}
      data-successful={isSuccessful ? undefined : 'false'}
      aria-hidden="true"
    />
  );
}
