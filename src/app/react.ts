/** Exports what the start needs from React and the router. A separate module, so that these libraries run in a separate task. */
export { createRoot, type Root } from 'react-dom/client';
export { createBrowserRouter } from 'react-router-dom';
