import { Link, useLocation, type LinkProps, type Location } from 'react-router-dom';

/** Links to another page of the same profile; keeps query and navigation state. */
export function PageLink({ page, ...rest }: { page: string } & Omit<LinkProps, 'to'>) {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return <Link {...rest} to={`${pathname}${search}#${page}`} state={state} preventScrollReset />;
}
