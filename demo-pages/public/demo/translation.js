/**
 * Stands in for the translation service of the partners' portal: fills `data-translate-widget` with a button, and does to
 * the page's texts what such services do: each is replaced by elements of the service's own. It knows no language and asks
 * nobody, so that it works offline; on a host that is not this machine it does nothing.
 */
(() => {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return;

  const words = {
    en: 'Translate the page (demo)',
    ar: 'ترجمة الصفحة (تجربة)',
    zh: '翻译此页（演示）',
    de: 'Seite übersetzen (Demo)',
    es: 'Traducir la página (demo)',
    fr: 'Traduire la page (démo)',
    ja: 'ページを翻訳（デモ）',
    ru: 'Перевести страницу (демо)',
  };
  const label = words[document.documentElement.lang.slice(0, 2)] ?? words.en;

  /** What stands in the page, and the text that it replaces. */
  const replaced = new Map();

  function translate() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const isLeftAlone = text.parentElement?.closest('script, style, font, [translate="no"]');
      if (!text.data.trim() || isLeftAlone) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(`«${text.data.trim()}»`);
      outer.append(inner);
      text.replaceWith(outer);
      replaced.set(outer, text);
    }
  }

  function restore() {
    for (const [element, text] of replaced) element.replaceWith(text);
    replaced.clear();
  }

  // What is drawn later is translated, too.
  const observer = new MutationObserver(translate);

  const button = document.createElement('button');
  button.type = 'button';
  button.translate = false;
  button.textContent = label;
  button.setAttribute('aria-pressed', 'false');
  button.style.setProperty('text-decoration', 'underline');
  button.style.setProperty('min-block-size', '44px');
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') === 'false';
    button.setAttribute('aria-pressed', String(isOn));
    observer.disconnect();
    if (!isOn) return restore();
    translate();
    observer.observe(document.body, { childList: true, subtree: true });
  });
  document.querySelector('[data-translate-widget]')?.append(button);
})();
