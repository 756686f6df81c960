const spans = ['lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3', 'lg:col-span-4'];

/**
 * The class with which one more item takes what `count` items leave of the last row, so that no
 * grid ends in a hole; a full row gets one more of its own.
 */
export const restOfRow = (count: number, columns: 3 | 4) =>
  spans[columns - 1 - (count % columns)] ?? '';
