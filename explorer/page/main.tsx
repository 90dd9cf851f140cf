import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { linkOwnPage } from '../parts/link-page.ts';
import { LanguageContext, type ExplorerLanguage } from '../words.ts';
import { Explorer } from './Explorer.tsx';
import { linkOtherLanguage } from './other-language.ts';

/** Draws the page of a widget; its address says which, and in what. */
const language: ExplorerLanguage = document.documentElement.lang === 'ar' ? 'ar' : 'en';

linkOtherLanguage();
linkOwnPage(language);
createRoot(document.getElementById('main')!).render(
  <StrictMode>
    <LanguageContext value={language}>
      <Explorer search={location.search} hash={location.hash} />
    </LanguageContext>
  </StrictMode>,
);
