/** Values of the current route that the layout reads. */
export interface RouteHandle {
  title: string;
}
