import { ConsentFrame } from '#src/embeds/ConsentFrame.tsx';
import { useEmbed } from '#src/embeds/useEmbed.ts';
import { Section } from '#src/section/Section.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import styles from './embed-frame.module.css';
import type en from './messages/en.json';
import type widget from './widget.ts';

/** Content of another provider in a frame, behind consent; a plain link where it may not stand in one. */
export function EmbedFrame({ config }: WidgetProps<typeof widget>) {
  const { url, iframeTitle, provider, allowedHosts, poster, heightMode, ratio, height, consentCategory } =
    config;
  const t = useMessages<typeof en>();
  const { embed, link, picture } = useEmbed(url, { provider, allowedHosts }, poster);
  if (embed) {
    return (
      <Section
        config={config}
        label={iframeTitle}
        className={styles['section']}
        note={t('note', { name: embed.name })}
      >
        <ConsentFrame
          key={embed.src}
          embed={embed}
          title={iframeTitle}
          poster={picture}
          ratio={ratio}
          height={heightMode === 'ratio' ? undefined : height}
          followsContent={heightMode === 'auto'}
          category={consentCategory}
        />
      </Section>
    );
  }
  if (!link) return null;
  return (
    <Section config={config} label={iframeTitle} className={styles['section']}>
      <p>
        <Link className={styles['link']} href={link} event={{ event: 'cta_click', clickText: iframeTitle }}>
          {iframeTitle}
        </Link>
      </p>
    </Section>
  );
}
