/** Whether the browser can print: those inside some apps cannot. Not to be asked on a server. */
export const canPrint = (): boolean => typeof window.print === 'function';

/** Opens the browser's dialog for printing the page. */
export const printPage = (): void => window.print();
