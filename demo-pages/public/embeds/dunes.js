/** A small provider of the demo: it lies on another host than the pages, takes its language from the address, and says how high it is. */
const words = {
  en: ['The day over the dunes', 'Shaybah, at the edge of the Empty Quarter', 'Usual values of November', 'Wind {n} km/h', 'Temperature'],
  ar: ['نهار فوق الكثبان', 'شيبة، على حافة الربع الخالي', 'القيم المعتادة في نوفمبر', 'الرياح {n} كم/س', 'درجة الحرارة'],
  zh: ['沙丘上的一天', '鲁卜哈利沙漠边缘的谢巴', '11月常年值', '风速 {n} 公里/小时', '气温'],
  de: ['Der Tag über den Dünen', 'Schaiba am Rand der Rub al-Chali', 'Übliche Werte im November', 'Wind {n} km/h', 'Temperatur'],
  es: ['El día sobre las dunas', 'Shaybah, al borde del Rub al-Jali', 'Valores habituales de noviembre', 'Viento {n} km/h', 'Temperatura'],
  fr: ['Une journée au-dessus des dunes', 'Shaybah, au bord du Rub al-Khali', 'Valeurs habituelles de novembre', 'Vent {n} km/h', 'Température'],
  ja: ['砂丘の一日', 'ルブアルハリ砂漠の縁、シャイバ', '11月の平年値', '風 {n} km/h', '気温'],
  ru: ['День над дюнами', 'Шайба, на краю Руб-эль-Хали', 'Обычные значения ноября', 'Ветер {n} км/ч', 'Температура'],
};
/** Hour, °C, km/h. */
const day = [
  ['06:00', 15, 9],
  ['09:00', 22, 12],
  ['12:00', 29, 16],
  ['15:00', 31, 20],
  ['18:00', 25, 14],
  ['21:00', 20, 10],
];

const asked = new URL(location.href).searchParams.get('lang') ?? '';
const language = Object.hasOwn(words, asked) ? asked : 'en';
const [title, place, note, wind, temperature] = words[language];
document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
document.title = title;
for (const [id, text] of Object.entries({ title, place, note })) document.getElementById(id).textContent = text;

const element = (name, text = '') => Object.assign(document.createElement(name), { textContent: text });
document.getElementById('hours').append(
  ...day.map(([hour, degrees, speed]) => {
    const entry = element('li');
    const warmth = Object.assign(element('progress'), { max: 35, value: degrees });
    warmth.setAttribute('aria-label', temperature);
    const degreesText = Object.assign(element('strong', `${degrees} °C`), { dir: 'ltr' });
    entry.append(element('span', hour), degreesText, warmth, element('span', wind.replace('{n}', speed)));
    return entry;
  }),
);

// Whoever shows this page in a frame may follow its height.
const main = document.querySelector('main');
new ResizeObserver(() => {
  if (parent !== window) parent.postMessage({ height: main.offsetHeight }, '*');
}).observe(main);
