import { useLocation } from 'react-router';
import { type Section, sections } from './screens.ts';

const rememberedKey = 'adminSection';

export const useSection = () => sectionOf(useLocation().search);

/** The section the address asks for, else the one last viewed, else home. */
export function sectionOf(search: string): Section {
  const asked = new URLSearchParams(search).get('section');
  const remembered = localStorage.getItem(rememberedKey);
  return [asked, remembered].find(isSection) ?? 'home';
}

export function rememberSection(section: Section) {
  localStorage.setItem(rememberedKey, section);
}

function isSection(value: string | null): value is Section {
  return (sections as readonly (string | null)[]).includes(value);
}
