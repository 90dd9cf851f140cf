/** What opens under the wide bar, for every visitor: prepared together, so fetched together. */
export { LanguagePanel } from './LanguagePanel.tsx';
export { MainMenuPanel } from './MainMenuPanel.tsx';
