/** What the layout reads of the route shown. */
export interface RouteHandle {
  title: string;
}
