/** Whether this is a tab of a browser on iOS, which drops what a site stores after seven days without a visit (OFF-23). */
export const isIosTab = (): boolean => 'standalone' in navigator && navigator.standalone !== true
