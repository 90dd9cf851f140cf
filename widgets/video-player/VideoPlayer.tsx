import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import styles from './video-player.module.css';
import type widget from './widget.ts';

/** Single video with captions, chapters and transcript. */
export function VideoPlayer({ config }: WidgetProps<typeof widget>) {
  if (!config.title) return null;
  return <Section config={config} className={styles['body']} />;
}
