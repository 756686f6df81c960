import { useEffect, useRef } from 'react';
import { language, switchLanguage, text, wasSwitched } from './text.ts';

export function LanguageSwitch() {
  const button = useRef<HTMLButtonElement>(null);
  const other = language === 'ar' ? 'en' : 'ar';
  // The page was loaded anew; whoever used the keyboard is still here.
  useEffect(() => {
    if (wasSwitched()) button.current?.focus();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      lang={other}
      className="button-quiet button-compact"
      onClick={switchLanguage}
    >
      {text.otherLanguage}
    </button>
  );
}
