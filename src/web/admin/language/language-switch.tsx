import { language, switchLanguage, text } from './text.ts';

export function LanguageSwitch() {
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <button
      type="button"
      lang={other}
      className="button-quiet button-compact"
      onClick={switchLanguage}
    >
      {text.otherLanguage}
    </button>
  );
}
