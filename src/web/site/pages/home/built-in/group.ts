import type { ServiceGroup } from './built-in-home.ts';

/** A group by its name and route, with its services' names by the ends of their routes. */
export const group = (
  name: string,
  route: string,
  services: Record<string, string>,
): ServiceGroup => ({
  name,
  route,
  services: Object.entries(services).map(([end, service]) => ({
    name: service,
    route: `${route}/${end}`,
  })),
});
