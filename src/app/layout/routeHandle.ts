export interface RouteHandle {
  title: string;
}
