import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { linkOtherLanguage } from '../page/other-language.ts';
import { linkOwnPage } from '../parts/link-page.ts';
import { takeSharedPage } from '../parts/shared-page.ts';
import { LanguageContext, type ExplorerLanguage } from '../words.ts';
import { OwnPage } from './OwnPage.tsx';

/** Draws the page that an author puts together. One that comes with the address takes its place; undo brings it back. */
const language: ExplorerLanguage = document.documentElement.lang === 'ar' ? 'ar' : 'en';
const arrival = await takeSharedPage();
linkOtherLanguage();
linkOwnPage(language);

createRoot(document.getElementById('main')!).render(
  <StrictMode>
    <LanguageContext value={language}>
      <OwnPage search={location.search} arrival={arrival} />
    </LanguageContext>
  </StrictMode>,
);
