/** The product's logo mark as a data URL, the same as in the header. */
export const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%233d74ae' stroke-width='1.6' stroke-linecap='round'%3E%3Crect x='1' y='1' width='22' height='22' rx='6'/%3E%3Cpath d='M12 8.4 7.2 18.2M12 8.4l4.8 9.8M8.4 13.6a8.2 8.2 0 0 0 7.2 0M12 5v.6'/%3E%3Ccircle cx='12' cy='7' r='1.4'/%3E%3C/svg%3E";
