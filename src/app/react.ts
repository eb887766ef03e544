/** React and the router for the start. A separate module, so that these libraries run in a separate task. */
export { createRoot, type Root } from 'react-dom/client';
export { createBrowserRouter } from 'react-router-dom';
