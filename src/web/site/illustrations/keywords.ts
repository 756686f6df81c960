import ecommerce from './ecommerce.svg?no-inline';
import mobile from './mobile.svg?no-inline';
import product from './product.svg?no-inline';
import web from './web.svg?no-inline';

/** The illustrations that a portfolio item can name instead of a picture, by their addresses. */
const illustrations = new Map(Object.entries({ web, product, mobile, ecommerce }));

/** An image field holds a keyword, an upload's path or a link. */
export function pictureAt(image: string): string {
  return illustrations.get(image) ?? image;
}
