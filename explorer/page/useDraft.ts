import { use, useEffect, useReducer, useRef } from 'react';
import type { Config, WidgetData } from '../data.ts';
import { LanguageContext } from '../words.ts';
import { packConfig, unpackConfig, writeAddress, type Address } from './address.ts';
import { exampleIn } from './example-in.ts';
import { keepText, withKeptText } from './kept-text.ts';
import { linkOtherLanguage } from './other-language.ts';
import { changed, draftOf, textOf } from './state.ts';

/** How long typing rests, in ms, before the address has it. */
const restsAfter = 400;

/** The configuration that is being made, with undo; it stands in the address as soon as it is no example any more. */
export function useDraft(widget: WidgetData, shared: Config | undefined, address: Address) {
  const usual = use(LanguageContext);
  const { name } = widget;
  const { language } = address.surroundings;
  const [draft, change] = useReducer(changed, undefined, () => {
    const config = shared ?? exampleIn(widget, address.example, language);
    return withKeptText(draftOf(config, address.example, address.part), name);
  });
  const example = exampleIn(widget, draft.example, language);
  const isEdited = draft.text !== textOf(example);
  const { config } = draft;

  /** Whether a text of this draft is kept. */
  const keepsText = useRef(false);
  useEffect(() => {
    if (draft.fault === undefined && !keepsText.current) return;
    keepText(draft, name);
    keepsText.current = draft.fault !== undefined;
  }, [draft, name]);

  const written = useRef('');

  useEffect(() => {
    const follow = async () => {
      const pasted = await unpackConfig(location.hash);
      // Whatever part was open stays as it is.
      if (pasted) change({ kind: 'load', config: pasted, part: '' });
      // A jump within the page has taken the configuration out of the address.
      else history.replaceState(null, '', `${location.pathname}${location.search}${written.current}`);
    };
    const onHashChange = () => void follow();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const query = writeAddress(
        { ...address, widget: name, example: draft.example, part: draft.part },
        usual,
      );
      void (isEdited ? packConfig(config) : Promise.resolve('')).then((hash) => {
        if (isOver) return;
        history.replaceState(null, '', `${location.pathname}${query}${hash}`);
        written.current = hash;
        linkOtherLanguage();
      });
    }, restsAfter);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [address, usual, name, draft.example, draft.part, isEdited, config]);

  return { draft, change, example, isEdited };
}
