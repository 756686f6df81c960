/** In pixels, each side: the tab of a browser, the screen of a phone. */
export const iconSizes = { tab: 48, large: 192, touch: 180 } as const;
