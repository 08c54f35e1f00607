CREATE TABLE `link_scans` (
	`id` text NOT NULL,
	`day` text NOT NULL,
	`language` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`id`, `day`, `language`)
);
